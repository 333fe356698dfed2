/** CPU time in milliseconds since `start`. Unlike wall-clock time it does not depend on other load of the machine. */
function processorMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/**
 * CPU time in milliseconds of the fastest of three runs, because one of them may collect the garbage of other tests.
 *
 * @param enough the runs end with the first one that takes less; 0: all three are made
 */
export async function leastProcessorMs(enough: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least >= enough; run += 1) {
    const start = process.cpuUsage();
    await work();
    least = Math.min(least, processorMs(start));
  }
  return least;
}
