import classes from './features-panel.module.css'
import { FridgeDoor } from './fridge-door.tsx'
import { PhotoLine } from './photo-line.tsx'
import { PressedFlowers } from './pressed-flowers.tsx'
import { RecordSleeve } from './record-sleeve.tsx'

/** Pressed, hung and pinned paper. */
export const FeaturesPanel = () => (
  <div className={classes.wall}>
    <PressedFlowers />
    <FridgeDoor />
    <RecordSleeve />
    <PhotoLine />
  </div>
)
