export { StoreFigures } from './store-figures.tsx'
