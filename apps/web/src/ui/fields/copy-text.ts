import { toast } from '../feedback/toast.ts'

/** Copies a text to the clipboard. @returns whether that worked */
export async function copyText(text: string, words: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(words.copied)
  } catch {
    // Browsers may refuse, and have no clipboard API outside secure contexts.
    toast.error(words.refused)
  }
}
