export { PlatformFigures } from './platform-figures.tsx'
