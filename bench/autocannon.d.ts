/** The part of autocannon that is used here; it brings no types of its own. */
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
  }
  type Result = {
    requests: { total: number }
    duration: number
    non2xx: number
    errors: number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
