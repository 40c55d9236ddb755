import type { LinkPreview } from '@celebrio/contract/base/link-previews'
import classes from './link-card.module.css'

/** What the page says of itself to which a message leads. Its picture has its place before it comes: nothing moves. */
export const LinkCard = ({ link: { url, site, title, description, picture } }: { link: LinkPreview }) => (
  <a className={classes.card} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
    {picture && (
      <img
        className={classes.picture}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )}
    <span className={classes.words} dir="auto">
      <small className={classes.site}>{site}</small>
      <b className={classes.title}>{title}</b>
      {description && <span className={classes.description}>{description}</span>}
    </span>
  </a>
)
