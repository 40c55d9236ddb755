import { priceListRows } from '@celebrio/contract/market/price-lists'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#lib/formats.ts'
import { FileField } from '#ui/fields/file-field.tsx'
import { type FileFault, maxFileBytes, type Row, readPriceList } from './file/read-file.ts'

/** Reads a list from a file of the viewer's. */
export const ChooseFile = ({ onRead }: { onRead: (rows: Row[]) => void }) => {
  const { t, i18n } = useTranslation('price-lists')
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setFault(null)
    if (!chosen) return
    void readPriceList(chosen, i18n.language).then(read => (typeof read === 'string' ? setFault(read) : onRead(read)))
  }
  return (
    <FileField
      label={t('file')}
      hint={t('fileHint')}
      accept=".csv,.xlsx,.txt,text/csv"
      value={file}
      onChange={choose}
      error={fault ? t(fault, { max: priceListRows, size: formatBytes(maxFileBytes) }) : undefined}
    />
  )
}
