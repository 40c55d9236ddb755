const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

type Point = { lat: number; lng: number }

/** Distance of two points in degrees, by the equirectangular approximation: exact enough within one country. */
export function kilometres(a: Point, b: Point): number {
  // The shorter way round: Fiji lies on both sides of 180°.
  const turn = ((b.lng - a.lng + 540) % 360) - 180
  const x = radians(turn) * Math.cos(radians((a.lat + b.lat) / 2))
  return Math.hypot(x, radians(b.lat - a.lat)) * earthRadius
}
