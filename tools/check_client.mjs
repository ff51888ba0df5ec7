/** `npm run check`: runs the `check:` scripts of package.json side by side, and prints what those said that failed. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const checks = Object.entries(scripts).filter(([name]) => name.startsWith('check:'))

/**
 * @param {string} name
 * @param {string} command
 * @returns {Promise<boolean>} whether all is well
 */
function run(name, command) {
  const child = spawn(command, { shell: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ part) => (said += part.toString()))
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(`${name}\n${said}\n`)
      resolve(code === 0)
    })
  })
}

const passed = await Promise.all(checks.map(([name, command]) => run(name, command)))
if (passed.every(Boolean)) process.stdout.write('Client: form, types, habits, nothing unused.\n')
else process.exitCode = 1
