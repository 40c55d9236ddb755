import fs from 'node:fs'
import path from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Parameters<NodeFS['init']>
type Stream = { nfd: number; node: { mode: number } }
type Node = { name: string; parent: Node; mount: { opts: { root: string } } }

/** The parts of Emscripten's file system and its NODEFS backend that we use; neither has complete types. */
type NodeBackend = {
  realPath(node: Node): string
  tryFSOperation<Result>(operation: () => Result): Result
  node_ops: { rename(oldNode: Node, newDirectory: Node, newName: string): void }
  stream_ops: { fsync?(stream: Stream): number }
}
type EmscriptenFs = {
  filesystems: { NODEFS: NodeBackend }
  isDir(mode: number): boolean
  lookupNode(parent: Node, name: string): Node
  hashRemoveNode(node: Node): void
}

/**
 * PGlite's folder on disk, made durable. Emscripten's NODEFS has no fsync, so PostgreSQL believes its log is on
 * disk when it is only in the page cache; and its rename deletes the target first, so a kill between the two steps
 * loses files PostgreSQL replaces atomically. This module fixes both.
 */
export class DurableFs extends NodeFS {
  readonly #fail: (reason: string) => void

  /** @param fail called when the disk refuses to sync or the engine aborts; it must end the process */
  constructor(folder: string, fail: (reason: string) => void) {
    super(folder)
    this.#fail = fail
  }

  override async init(...[pg, options]: Init): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push(module => this.#repair(module.FS))
    const onAbort = (what: unknown) =>
      this.#fail(`The embedded database aborted: ${String(what) || 'no reason given'}.`)
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } }
  }

  #repair(emscripten: EmscriptenFs): void {
    const backend = emscripten.filesystems.NODEFS
    backend.stream_ops.fsync = stream => {
      this.#sync(stream.nfd, emscripten.isDir(stream.node.mode))
      return 0
    }
    backend.node_ops.rename = (oldNode, newDirectory, newName) => {
      const target = path.join(backend.realPath(newDirectory), newName)
      const replaced = fs.existsSync(target) ? emscripten.lookupNode(newDirectory, newName) : undefined
      backend.tryFSOperation(() => fs.renameSync(backend.realPath(oldNode), target))
      if (replaced) emscripten.hashRemoveNode(replaced)
      oldNode.name = newName
    }
  }

  /** After a failed fsync the kernel may have dropped the pages: as in PostgreSQL, only a restart is safe. */
  #sync(descriptor: number, isDirectory: boolean): void {
    try {
      fs.fsyncSync(descriptor)
    } catch (error) {
      if (isDirectory && process.platform === 'win32') return
      this.#fail(`The embedded database could not write to disk: ${String(error)}.`)
    }
  }
}
