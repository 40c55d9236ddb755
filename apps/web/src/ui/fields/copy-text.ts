import { toast } from '../feedback/toast.ts'

/** Puts a text into the clipboard, and says whether that worked. */
export async function copyText(text: string, words: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(words.copied)
  } catch {
    // Browsers may refuse, and have no clipboard at all without a secure line.
    toast.error(words.refused)
  }
}
