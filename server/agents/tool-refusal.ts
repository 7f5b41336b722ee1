/** Why a tool cannot do what it was asked, as a sentence for the agent. */
export class ToolRefusal extends Error {
  override name = 'ToolRefusal';
}
