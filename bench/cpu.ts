import { readFile } from 'node:fs/promises'

/** Linux counts processor time in hundredths of a second, whatever the clock of its processor. */
const ticksPerSecond = 100

/** Processor time of a process so far, in seconds. */
export async function cpuSeconds(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The program's name, in parentheses, may contain spaces; user and system time are fields 14 and 15.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
