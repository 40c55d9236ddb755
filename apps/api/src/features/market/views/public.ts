/** What other features count views by. */
export { isRobot, type Visitor, viewerKey } from './record-view.ts'
