import type { StatementLetter } from '@celebrio/contract/care/shapes'
import classes from './letter.module.css'

/** A statement of reasons on its paper. */
export const Letter = ({ letter: { language, subject, paragraphs } }: { letter: StatementLetter }) => (
  <div className={classes.letter} lang={language}>
    <p className={classes.subject}>{subject}</p>
    {paragraphs.map(paragraph => (
      <p key={paragraph} dir="auto">
        {paragraph}
      </p>
    ))}
  </div>
)
