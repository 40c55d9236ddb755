export { meetKeys } from './data.ts'
export { Meet } from './meet.tsx'
export { MeetFrame } from './meet-frame.tsx'
export { MeetWidget } from './meet-widget.tsx'
