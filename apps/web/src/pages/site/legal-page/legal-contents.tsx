import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './legal-contents.module.css'
import type { LegalSection } from './legal-text.ts'

type Props = { sections: LegalSection[]; onFollow?: () => void }

const Links = ({ sections, onFollow }: Props) => (
  <ol>
    {sections.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`} onClick={onFollow}>
          {heading}
        </a>
      </li>
    ))}
  </ol>
)

/** The table of contents: beside the text where there is room, folded above it on a phone. CSS shows one of the two. */
export function LegalContents({ sections }: Pick<Props, 'sections'>) {
  const { t } = useTranslation('legal-page')
  const folded = useRef<HTMLDetailsElement>(null)
  const fold = () => folded.current?.removeAttribute('open')

  return (
    <>
      <nav className={classes.beside} aria-label={t('contents')}>
        <p className={classes.contentsTitle}>{t('contents')}</p>
        <Links sections={sections} />
      </nav>
      <details className={classes.folded} ref={folded}>
        <summary>{t('contents')}</summary>
        <nav aria-label={t('contents')}>
          <Links sections={sections} onFollow={fold} />
        </nav>
      </details>
    </>
  )
}
