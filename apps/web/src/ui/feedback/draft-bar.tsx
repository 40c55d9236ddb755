import { Button } from '../buttons/button.tsx'
import classes from './draft-bar.module.css'

type DraftBarProps = { text: string; discard: string; onDiscard: () => void }

/** Says above a form that it holds what was typed at another time, and takes that away. */
export const DraftBar = ({ text, discard, onDiscard }: DraftBarProps) => (
  <output className={classes.bar}>
    <span>{text}</span>
    <Button size="small" variant="outline" onClick={onDiscard}>
      {discard}
    </Button>
  </output>
)
