import { parseArgs, styleText } from 'node:util';
import { countOne, sum, summaryLine } from './counts.ts';
import { longSteps, type Result, type Step, steps } from './steps.ts';
import { installSystemPackages } from './system-packages.ts';

// Runs all steps of the suite, or those named on the command line; `--long`: those of the long suite. Steps without tests run two at a time, because each
// uses about one core; the others one after the other, because on a small machine tests beside each other exceed their
// time limits. The last line is the summary.

const isOnCi = process.env.CI === 'true';
const { values, positionals } = parseArgs({ allowPositionals: true, options: { long: { type: 'boolean' } } });

interface Outcome extends Result {
  name: string;
  seconds: number;
}

function chosenSteps(names: string[]): Step[] {
  const all = [...steps, ...longSteps];
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. There are ${all.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  if (names.length > 0) return all.filter(({ name }) => names.includes(name));
  return values.long ? longSteps : steps;
}

/** Skips a step whose system packages are missing. With CI=true skipping fails the run. */
async function runStep(step: Step, missing: string[]): Promise<Outcome> {
  const heading = styleText('bold', `\n── ${step.name} ──`);
  const missingForStep = step.needs.filter((name) => missing.includes(name));
  if (missingForStep.length > 0) {
    console.log(`${heading}\nSkipped: needs ${missingForStep.join(', ')}.`);
    return { name: step.name, counts: { passed: 0, failed: 0, skipped: 1 }, failures: [], seconds: 0 };
  }
  if (step.hasTests) console.log(heading);
  const started = performance.now();
  const { counts, failures, output } = await step.run();
  if (output !== undefined) console.log(`${heading}\n${output}`);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${step.name}: ${summaryLine(counts)} in ${seconds.toFixed(1)} s`);
  return { name: step.name, counts, failures, seconds };
}

/** The steps in groups that run one after the other: neighbours without tests together, each other step alone. */
function groupsOf(chosen: Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of chosen) {
    const last = groups.at(-1);
    if (last && !step.hasTests && last.every(({ hasTests }) => !hasTests)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Runs a group two steps at a time. */
async function runGroup(group: Step[], missing: string[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  const waiting = [...group];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) done.push(await runStep(step, missing));
  };
  await Promise.all([work(), work()]);
  return done;
}

function printOutcome({ name, counts, failures, seconds }: Outcome): void {
  const mark = counts.failed > 0 ? styleText('red', '✗') : counts.passed > 0 ? styleText('green', '✓') : '-';
  console.log(`${mark} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s   ${summaryLine(counts)}`);
  for (const failure of failures) console.log(`  ${failure}`);
}

const chosen = chosenSteps(positionals);
const outcomes: Outcome[] = [];
const missing = chosen.some(({ hasTests }) => hasTests) ? await installSystemPackages() : [];
if (isOnCi && missing.length > 0)
  outcomes.push({ name: 'system packages', counts: countOne(false), failures: missing, seconds: 0 });
for (const group of groupsOf(chosen)) outcomes.push(...(await runGroup(group, missing)));

console.log('');
for (const outcome of outcomes) printOutcome(outcome);
const total = sum(outcomes.map(({ counts }) => counts));
if (isOnCi && total.skipped > 0) console.log('\nWith CI=true a skipped test fails the run.');
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed > 0 || (isOnCi && total.skipped > 0) ? 1 : 0;
