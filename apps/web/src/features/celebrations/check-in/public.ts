export { DoorPage } from './door-page.tsx'
