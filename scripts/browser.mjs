import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './run.mjs'
import { findNode, root } from './runtime.mjs'

// The headless shell is the fastest.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const hasApt = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return process.getuid?.() === 0
  } catch {
    return false
  }
}

async function installFromSystem() {
  await must('apt-get', ['update', '-qq'])
  await must('apt-get', [
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-noto-core',
    'fonts-noto-color-emoji',
  ])
}

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, else one of the system; otherwise installs Playwright's.
 * @returns undefined if Playwright's own was installed, which it finds by itself
 */
export async function ensureBrowser() {
  const found = [process.env.CHROMIUM_PATH, ...usual].find(path => path && existsSync(path))
  if (found) return found
  console.log('Installing a browser …')
  if (hasApt()) {
    await installFromSystem()
    return usual.find(path => existsSync(path))
  }
  await must(findNode(), [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
  return undefined
}
