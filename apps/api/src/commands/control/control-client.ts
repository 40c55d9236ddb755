import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { connectPrivately } from '../../platform/private-socket.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Print } from '../command.ts'
import { type CommandRequest, type CommandResponse, readControlFile, socketName } from './control-file.ts'

/** @throws Error when the product stops meanwhile, or is killed */
async function responseOf(socket: Socket): Promise<CommandResponse> {
  const response = await text(socket).catch(() => '')
  if (response === '')
    throw new Error('The product has stopped without an answer: look whether it was done, and try again.')
  return JSON.parse(response) as CommandResponse
}

/**
 * Has a command carried out by the product that runs on the embedded database of this data folder.
 * @returns false when none does
 * @throws Error with what the command says is wrong
 */
export async function sendCommand(
  settings: Settings,
  command: Omit<CommandRequest, 'token'>,
  print: Print,
): Promise<boolean> {
  const address = settings.databaseUrl ? null : await readControlFile(settings)
  const socket = address && (await connectPrivately(address, socketName).catch(() => null))
  if (!address || !socket) return false
  const request: CommandRequest = { token: address.token, ...command }
  socket.end(JSON.stringify(request))
  const { lines, error } = await responseOf(socket)
  for (const line of lines) print(line)
  if (error !== undefined) throw new Error(error)
  return true
}
