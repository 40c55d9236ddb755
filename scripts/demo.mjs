// Everything that `npm run demo` does: fills an empty Celebrio with the demo world, and stops.
import { onDatabase } from './on-database.mjs'

await onDatabase('apps/api/src/demo/main.ts')
