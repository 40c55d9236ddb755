export { Music } from './music.tsx'
