import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { socketIn } from '../../platform/private-socket.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Say } from '../command.ts'
import { type Answered, type Asked, announced, type Entrance } from './entrance.ts'

/** @returns null when nobody is there any more */
async function reach({ host, port }: Entrance): Promise<Socket | null> {
  const socket = port === undefined ? connect(socketIn(host)) : connect(port, host)
  try {
    await once(socket, 'connect')
    return socket
  } catch {
    return null
  }
}

/** @throws Error when the product stops meanwhile, or is killed */
async function answerOf(socket: Socket): Promise<Answered> {
  const answer = await text(socket).catch(() => '')
  if (answer === '')
    throw new Error('The product has stopped without an answer: look whether it was done, and try again.')
  return JSON.parse(answer) as Answered
}

/**
 * Has a command done by the product that runs on the embedded database of this data folder.
 * @returns false when none does
 * @throws Error with what the command says is wrong
 */
export async function askRunning(
  settings: Settings,
  { name, words }: { name: string; words: string[] },
  say: Say,
): Promise<boolean> {
  const entrance = settings.databaseUrl ? null : await announced(settings)
  const socket = entrance && (await reach(entrance))
  if (!entrance || !socket) return false
  const asked: Asked = { key: entrance.key, name, words }
  socket.end(JSON.stringify(asked))
  const { lines, error } = await answerOf(socket)
  for (const line of lines) say(line)
  if (error !== undefined) throw new Error(error)
  return true
}
