#!/usr/bin/env node
import { ownVersion } from './io/ownVersion'
import { processTerminal } from './io/processTerminal'
import { run } from './run'

process.exitCode = await run(process.argv.slice(2), ownVersion(), processTerminal())
