import classes from './words.module.css'

/** The heading and the text of a piece of paper. */
export const Words = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h3 className={classes.title}>{title}</h3>
    <p className={classes.text}>{text}</p>
  </div>
)
