/** How commands are typed on this machine: an installation has `deploy/titlenet`, which reads its settings. */
export const commandName: string = process.env.TITLENET_COMMAND ?? 'npm run titlenet --';
