import { type HostileFile, hostile, marker } from './hostile-file.ts'

const song = (what: string, bytes: Buffer) => hostile(what, 'song.mp3', 'audio/mpeg', bytes)
const film = (what: string, bytes: Buffer) => hostile(what, 'film.mp4', 'video/mp4', bytes)

const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])
const id3 = (length: number[], content: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(length), content])

/** A box of a film: its length, its name and what is in it. */
function box(name: string, content: Buffer = Buffer.alloc(0), length = content.length + 8): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(length >>> 0, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

const kind = box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1'))
const nested = (depth: number): Buffer => {
  let inner: Buffer = Buffer.alloc(0)
  for (let level = 0; level < depth; level += 1) inner = box('moov', inner)
  return inner
}
const elsewhere = Buffer.concat([
  Buffer.from('00000000000000010000001f75726c2000000000', 'hex'),
  Buffer.from('file:///etc/passwd\0'),
])

const songs: HostileFile[] = [
  song('a song whose tag is longer than the file', Buffer.concat([id3([0x7f, 0x7f, 0x7f, 0x7f]), frame])),
  song('a song of tags only', id3([0, 0, 0, 10], Buffer.alloc(10))),
  song(
    'a song with a page as its title',
    Buffer.concat([
      id3([0, 0, 0, 60], Buffer.concat([Buffer.from('TIT2\0\0\0\x22\0\0\x03', 'latin1'), Buffer.from(marker)])),
      frame,
      frame,
    ]),
  ),
  song('a song of one frame, cut off', frame.subarray(0, 7)),
  song('a page that is said to be a song', Buffer.from(marker)),
  song(
    'a list of songs that lie elsewhere',
    Buffer.from('#EXTM3U\n#EXTINF:10,\nhttp://169.254.169.254/latest/meta-data\n'),
  ),
  song('a list of songs that are files of the server', Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n')),
  song(
    'frames that say every rate there is',
    Buffer.concat(Array.from({ length: 256 }, (_, n) => Buffer.from([0xff, 0xfb, n, 0, 0, 0]))),
  ),
  hostile(
    'a wave of minus two thousand million samples',
    'song.wav',
    'audio/wav',
    Buffer.from('52494646ffffffff57415645666d74201000000001000000ffffffffffffffff0000ffff64617461ffffffff', 'hex'),
  ),
]

const films: HostileFile[] = [
  film('a film of its kind only', kind),
  film('a film whose box is longer than the file', Buffer.concat([kind, box('moov', Buffer.alloc(20), 0x7fffffff)])),
  film('a film whose box has no length', Buffer.concat([kind, box('moov', Buffer.alloc(20), 0)])),
  film('a film whose box is shorter than its own head', Buffer.concat([kind, box('moov', Buffer.alloc(20), 3)])),
  film('a film of two thousand boxes in each other', Buffer.concat([kind, nested(2000)])),
  film(
    'a film whose pictures are a file of the server',
    Buffer.concat([kind, box('moov', box('trak', box('mdia', box('minf', box('dinf', box('dref', elsewhere))))))]),
  ),
  film(
    'a list of films that are files of the server',
    Buffer.from('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nconcat:file:///etc/passwd\n#EXT-X-ENDLIST\n'),
  ),
  film('a page that is said to be a film', Buffer.from(marker)),
  film('a film in the words of subtitles', Buffer.from(`WEBVTT\n\n00:00.000 --> 00:01.000\n${marker}\n`)),
]

export const soundsAndFilms: readonly HostileFile[] = [...songs, ...films]
