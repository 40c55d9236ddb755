import classes from './plot.module.css'

/** The grounds of the second and third series, to be told apart without colours. */
export const Patterns = ({ id }: { id: string }) => (
  <svg className={classes.patterns} width={0} height={0} aria-hidden>
    <defs>
      <pattern id={`${id}-1`} width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} fill="color-mix(in srgb, var(--marigold) 40%, var(--marigold-wash))" />
        <circle cx={4} cy={4} r={1.4} fill="var(--marigold-ink)" />
      </pattern>
      <pattern id={`${id}-2`} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={7} height={7} fill="var(--plum-wash)" />
        <rect width={3} height={7} fill="var(--plum-ink)" />
      </pattern>
    </defs>
  </svg>
)

const inks = ['var(--lagoon-ink)', 'var(--marigold-ink)', 'var(--plum-ink)']

/** No plot has more series than can be told apart. */
export const mostSeries = inks.length

/** How the bars of one series look: each with an edge in its ink. */
export const lookOf = (id: string, nth: number) => ({
  fill: nth === 0 ? 'var(--lagoon-ink)' : `url(#${id}-${nth})`,
  stroke: inks[nth] ?? 'currentColor',
  strokeWidth: 1.5,
  strokeOpacity: 1,
})

/** Which look is which series. */
export const Key = ({ id, labels }: { id: string; labels: readonly string[] }) => (
  <ul className={classes.key}>
    {labels.map((label, nth) => (
      <li key={label}>
        <svg width={18} height={18} aria-hidden>
          <rect x={1} y={1} width={16} height={16} rx={3} {...lookOf(id, nth)} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
)
