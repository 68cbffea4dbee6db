/** What a script does, told to whoever asks with --help: then it does nothing else. */
export function helpIfAsked(text) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(text);
  process.exit(0);
}
