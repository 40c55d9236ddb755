import { writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { shootFilm } from '@celebrio/art/film/film'
import { composeSong } from '@celebrio/art/sound/song'
import type { Delivery, Order } from './order.ts'

// Runs in a thread of its own: composing and packing take seconds in which the server must answer.
const deliver = (delivery: Delivery) => parentPort?.postMessage(delivery, [])

async function fulfil(order: Order): Promise<void> {
  try {
    const bytes = order.kind === 'song' ? await composeSong(order.name) : await shootFilm(order.name)
    await writeFile(order.path, bytes)
    deliver({ path: order.path })
  } catch (error) {
    deliver({ path: order.path, fault: String(error) })
  }
}

let queue = Promise.resolve()
parentPort?.on('message', (order: Order) => {
  queue = queue.then(() => fulfil(order))
})
