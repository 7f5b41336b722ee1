import { hasSandbox } from '#content/has-sandbox.ts';
import type { Localized } from '#contract/locale.ts';

/** A new part of the documentation beside the products, for the changelog. */
export type ToolNews = {
  /** Permanent id, the same in every language. */
  id: string;
  on: string;
  name: Localized<string>;
  /** Links as in documents. */
  text: Localized<string>;
};

/** Newest first. A site built without the sandbox has none of these. */
export const toolNews: readonly ToolNews[] = hasSandbox
  ? [
      {
        id: 'tools/sdks',
        on: '2026-11-19',
        name: { en: 'SDKs and CLI', zh: 'SDK 与命令行' },
        text: {
          en: 'there are [packages for five languages and a command line](doc:general/sdks); samples show them on every call.',
          zh: '提供[五种语言的 SDK 与命令行工具](doc:general/sdks)，每个接口都有相应的示例代码。',
        },
      },
      {
        id: 'tools/errors',
        on: '2026-11-19',
        name: { en: 'Errors', zh: '错误' },
        text: {
          en: 'every error has an object [`error`](doc:general/conventions#error-details) that names the field, what was expected and whether to retry; responses show the rate limit.',
          zh: '所有错误均附带 [`error`](doc:general/conventions#error-details) 对象，指明字段、应填内容和是否重试；返回中带有频率限制的剩余次数。',
        },
      },
      {
        id: 'tools/sandbox',
        on: '2026-11-16',
        name: { en: 'Sandbox', zh: '沙箱' },
        text: {
          en: 'the [sandbox](doc:general/conventions#sandbox) answers every documented call without an account; Try it on the page of a call sends it.',
          zh: '[沙箱](doc:general/conventions#sandbox)支持文档中的全部接口，无需注册，在接口页面点“在线调试”即可发出请求。',
        },
      },
      {
        id: 'tools/workbench',
        on: '2026-11-16',
        name: { en: 'Workbench', zh: '调试台' },
        text: {
          en: 'the [workbench](page:workbench) shows the requests and callbacks of your practice session, sends them again and checks signatures.',
          zh: '在[调试台](page:workbench)可以查看本次会话的请求和回调，重新发送，并逐行校验签名。',
        },
      },
      {
        id: 'tools/mcp',
        on: '2026-11-16',
        name: { en: 'MCP', zh: 'MCP' },
        text: {
          en: '`/mcp` is an [MCP server](doc:general/conventions#sandbox) for programs: it searches these documents, describes every call, sends signed requests to the sandbox and verifies callbacks.',
          zh: '`/mcp` 是供程序使用的 [MCP 服务](doc:general/conventions#sandbox)，可以检索文档、查询接口说明、签名并调用沙箱、校验回调。',
        },
      },
    ]
  : [];
