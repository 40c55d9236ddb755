export { Composer } from './composer/composer.tsx'
export { Feed } from './feed.tsx'
export { FlowerLanguage } from './flowers/flower-language.tsx'
export { useFeedReload } from './use-feed-reload.ts'
