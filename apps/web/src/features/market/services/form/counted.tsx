import { codePoints } from '@celebrio/contract/platform/text'

/** A field's label with how much is typed of what fits. */
export const Counted = ({ label, text, max }: { label: string; text: string; max: number }) => {
  const length = codePoints(text.trim())
  return (
    <>
      {label}
      <i data-over={length > max || undefined}>{`${length} / ${max}`}</i>
    </>
  )
}
