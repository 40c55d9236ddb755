import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputFormat,
  type InputTrack,
  Output,
  type OutputFormat,
} from 'mediabunny'
import { AppError } from '#platform/app-error.ts'

/** Longer than any honest file takes. */
const timeout = 120_000

/**
 * Opens a file for as long as a piece of work takes. One that takes forever is closed under it, which makes it fail.
 */
export async function withInput<T>(path: string, format: InputFormat, work: (input: Input) => Promise<T>): Promise<T> {
  const input = new Input({ source: new FilePathSource(path), formats: [format] })
  const late = setTimeout(() => input.dispose(), timeout)
  try {
    return await work(input)
  } finally {
    clearTimeout(late)
    input.dispose()
  }
}

/** An output that knows how many packets come, so that the index of a film can have its place before the film. */
class SizedOutput extends Output {
  readonly #packets: number

  constructor(format: OutputFormat, path: string, packets: number) {
    super({ format, target: new FilePathTarget(path) })
    this.#packets = packets
  }

  override addVideoTrack(...[source, metadata]: Parameters<Output['addVideoTrack']>) {
    return super.addVideoTrack(source, { ...metadata, maximumPacketCount: this.#packets })
  }

  override addAudioTrack(...[source, metadata]: Parameters<Output['addAudioTrack']>) {
    return super.addAudioTrack(source, { ...metadata, maximumPacketCount: this.#packets })
  }
}

async function maxPackets(tracks: InputTrack[]): Promise<number> {
  let max = 0
  for (const track of tracks) max = Math.max(max, (await track.computePacketStats()).packetCount)
  return max
}

/**
 * Copies sound and picture of a file, packet by packet, into a new one: nothing else that it carried comes along, tags,
 * places, cover pictures, data tracks and bytes between.
 * @param needed the track without which the copy is worth nothing
 * @throws AppError upload_broken when that track is of a kind that no player knows
 */
export async function remux(input: Input, needed: InputTrack, format: OutputFormat, path: string): Promise<void> {
  const output = new SizedOutput(format, path, await maxPackets(await input.getTracks()))
  const conversion = await Conversion.init({ input, output, tracks: 'primary', tags: {}, showWarnings: false })
  if (!conversion.isValid || !conversion.utilizedTracks.includes(needed)) throw new AppError('upload_broken')
  await conversion.execute()
}
