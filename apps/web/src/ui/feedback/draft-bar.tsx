import { Button } from '../buttons/button.tsx'
import classes from './draft-bar.module.css'

type DraftBarProps = { text: string; discard: string; onDiscard: () => void }

/** A bar above a form that was restored from a draft, with a button that discards the draft. */
export const DraftBar = ({ text, discard, onDiscard }: DraftBarProps) => (
  <output className={classes.bar}>
    <span>{text}</span>
    <Button size="small" variant="outline" onClick={onDiscard}>
      {discard}
    </Button>
  </output>
)
