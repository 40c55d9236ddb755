/** Milliseconds: the chosen flower falls, lands and settles. */
const falls = 680
const lifts = 220

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/** The head's middle stands at a third of the pressed flower's height; the head takes nine tenths of its width. */
const headAt = 0.34
const headShare = 0.9
/** A lifted head is larger than its target in the bunch. */
const liftedBy = 1.11

/** Animates a flower from the picker to its place on the post: an arc, a slight overshoot, and settling. */
export function dropFrom(flower: HTMLElement, from: DOMRect): void {
  if (still()) return
  const place = flower.getBoundingClientRect()
  const start = middle(from)
  const end = { x: place.left + place.width / 2, y: place.top + place.height * headAt }
  const dx = start.x - end.x
  const dy = start.y - end.y
  const size = (from.width * liftedBy) / (flower.offsetWidth * headShare)
  flower.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) rotate(-8deg) scale(${size})`, easing: 'cubic-bezier(.3,.1,.4,1)' },
      {
        transform: `translate(${dx * 0.45}px, ${dy * 0.5 - 46}px) rotate(26deg) scale(1.16)`,
        offset: 0.42,
        easing: 'cubic-bezier(.5,0,.8,.6)',
      },
      { transform: 'translate(0, 3px) rotate(10deg) scale(.95)', offset: 0.76, easing: 'ease-out' },
      { transform: 'translate(0, -1px) rotate(16deg) scale(1.02)', offset: 0.9, easing: 'ease-in-out' },
      { transform: 'rotate(14deg)' },
    ],
    { duration: falls },
  )
}

/** Animates a flower that was taken back off the post. @returns the function that stops the animation */
export function liftAway(flower: HTMLElement, onGone: () => void): () => void {
  if (still()) {
    onGone()
    return () => undefined
  }
  const motion = flower.animate(
    [
      { transform: 'rotate(14deg)', opacity: 1 },
      { transform: 'translateY(-18px) rotate(4deg) scale(1.06)', opacity: 0 },
    ],
    { duration: lifts, easing: 'ease-in', fill: 'forwards' },
  )
  motion.addEventListener('finish', onGone)
  return () => {
    motion.removeEventListener('finish', onGone)
    motion.cancel()
  }
}
