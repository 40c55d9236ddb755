export { MostWatchedVideo } from './most-watched-video.tsx'
export { useWatch } from './use-watch.ts'
export { VideoPlayer } from './video-player.tsx'
