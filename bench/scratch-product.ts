import pg from 'pg'
import type { Server } from './process.ts'
import { startProduct } from './product.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { signUpViewer, type Viewer } from './viewer.ts'

/** A product whose only account is the viewer, and a client to fill its database. */
export type Scene = { product: Server; viewer: Viewer; client: pg.Client; databaseUrl: string }

async function onDatabase(databaseUrl: string, measure: (scene: Scene) => Promise<void>): Promise<void> {
  const product = await startProduct({ DATABASE_URL: databaseUrl })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await measure({ product, viewer: await signUpViewer(product.origin), client, databaseUrl })
  } finally {
    await client.end()
    await product.stop()
  }
}

/** Runs a measurement on a product with its own database, and deletes both afterwards. */
export async function onScratchProduct(measure: (scene: Scene) => Promise<void>): Promise<void> {
  const database = await createScratchDatabase()
  try {
    await onDatabase(database.url, measure)
  } finally {
    await database.drop()
  }
}
