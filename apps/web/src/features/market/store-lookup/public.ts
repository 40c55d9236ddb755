export { Store } from './store.tsx'
