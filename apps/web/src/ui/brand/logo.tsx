import classes from './logo.module.css'

export type LogoProps = {
  /** Height in pixels; 34 in the top bar. */
  height?: number
  /** The background that it is shown on; by default the page's, in either colour scheme. */
  ground?: 'page' | 'dark'
}

/** Width over height of the drawing. */
const ratio = 203 / 48

/** The word mark. Both variants are in the page and CSS shows one, so that its name is announced once. */
export const Logo = ({ height = 34, ground = 'page' }: LogoProps) => {
  const box = { height, width: Math.round(height * ratio) }
  return (
    <span className={classes.logo} data-ground={ground}>
      <img className={classes.light} src="/art/logo.svg" alt="Celebrio" {...box} />
      <img className={classes.dark} src="/art/logo-dark.svg" alt="Celebrio" {...box} />
    </span>
  )
}
