/**
 * The sanitiser parses texts in a separate document: policy reports from there do not concern the page.
 *
 * @param faults of the journey; emptied, so that they do not fail it
 * @returns those that the page itself caused
 */
export function takePageFaults(faults: string[]): string[] {
  const onlyRead = /^(Executing inline event handler|Setting the document's base URI) /;
  return faults.splice(0).filter((fault) => !onlyRead.test(fault));
}
