/**
 * Refuses to decide with the very press that leaves a field whose text can't be taken: what is decided would be
 * another number than the one that was typed. The next press counts again.
 */
export function refusePress(): void {
  const refuse = (event: MouseEvent) => {
    over()
    if (!(event.target instanceof Element) || event.target.closest('[data-decision]') === null) return
    event.preventDefault()
    event.stopPropagation()
  }
  const over = () => {
    document.removeEventListener('click', refuse, true)
    document.removeEventListener('pointerdown', over, true)
    document.removeEventListener('keydown', over, true)
  }
  document.addEventListener('click', refuse, true)
  document.addEventListener('pointerdown', over, true)
  document.addEventListener('keydown', over, true)
}
