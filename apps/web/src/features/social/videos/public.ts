export { Film } from './film.tsx'
export { MostWatchedVideo } from './most-watched-video.tsx'
export { useWatch } from './use-watch.ts'
