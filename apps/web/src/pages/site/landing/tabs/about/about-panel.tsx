import classes from './about-panel.module.css'
import { Certificate } from './certificate.tsx'
import { Circles } from './circles.tsx'
import { FoldedCorner } from './folded-corner.tsx'
import { SealedLetter } from './sealed-letter.tsx'

/** Cut, punched, folded and sealed paper. */
export const AboutPanel = () => (
  <div className={classes.table}>
    <Circles />
    <Certificate />
    <FoldedCorner />
    <SealedLetter />
  </div>
)
