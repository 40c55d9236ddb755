export { LiveCard } from './live-card.tsx'
export { NearYou } from './near-you.tsx'
export { NearbyWidget } from './nearby-widget.tsx'
