import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the API descriptions with one more product, for which there is no rule in code. */
export async function apiWithParcels(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nuntix-parcels-'));
  await cp('content/api', folder, { recursive: true });
  await writeFile(join(folder, 'parcel.yaml'), parcels);
  return folder;
}

/** Only the description of that product, with everything it references. */
export async function onlyParcels(written: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nuntix-parcels-'));
  for (const name of ['common.yaml', 'errors'])
    await cp(join('content/api', name), join(folder, name), { recursive: true });
  await writeFile(join(folder, 'parcel.yaml'), written);
  return folder;
}

export const parcels = `
openapi: 3.1.0
info: { title: Parcels, version: "2.0", summary: Parcels., x-zh: 包裹。, x-since: "2026-11-15" }
servers: [{ url: "{apiHost}" }]
paths:
  /v2/parcels:
    post:
      operationId: parcelCreate
      summary: Sends a parcel.
      x-zh: 寄包裹。
      security: [{ signature: [] }]
      x-sandbox:
        record: parcel.parcel
        set: { status: accepted }
        steps:
          - { after: 1s, set: { status: sent } }
          - { after: 2min, set: { status: delivered, deliveredAt: $now }, callback: parcelReceipt }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [phone]
              properties:
                phone: &phone { type: string, maxLength: 15, description: The recipient., x-zh: 收件人。 }
                note: &note { type: string, maxLength: 80, description: A note., x-zh: 备注。 }
                callbackUrl: { type: string, format: uri, maxLength: 512, description: An address., x-zh: 地址。 }
            examples:
              one: { summary: One, x-zh: 一个, value: { phone: "12025550101", note: Ring twice } }
      responses:
        "200":
          description: Accepted.
          x-zh: 已受理。
          x-data: &accepted
            type: object
            required: [parcelId, phone, status, createdAt]
            description: The parcel.
            x-zh: 包裹。
            properties: &fields
              parcelId: { type: string, description: Its id., x-zh: 编号。 }
              phone: *phone
              note: *note
              status: { type: string, enum: [accepted, sent, delivered, returned], description: Its state., x-zh: 状态。 }
              createdAt: { $ref: common.yaml#/components/schemas/UtcTime }
          examples:
            accepted:
              summary: Accepted
              x-zh: 已受理
              data: &example { parcelId: a1, phone: "12025550101", status: accepted, createdAt: "2026-11-15T05:00:00Z" }
    get:
      operationId: parcelList
      summary: Lists parcels.
      x-zh: 查询包裹列表。
      security: [{ signature: [] }]
      x-sandbox: { record: parcel.parcel }
      parameters:
        - $ref: common.yaml#/components/parameters/From
        - $ref: common.yaml#/components/parameters/To
        - { name: status, in: query, description: A state., x-zh: 状态。, schema: { type: string, maxLength: 20 }, example: sent }
        - { name: parcelId, in: query, description: An id., x-zh: 编号。, schema: { type: string, maxLength: 24 }, example: a1 }
        - $ref: common.yaml#/components/parameters/Page
        - $ref: common.yaml#/components/parameters/PageSize
      responses:
        "200":
          description: Parcels.
          x-zh: 包裹。
          x-records: *accepted
          examples:
            found: { summary: Found, x-zh: 查到, data: { total: 1, page: 1, pageSize: 20, records: [*example] } }
  /v2/parcels/{parcelId}:
    parameters: []
    get: &read
      operationId: parcelGet
      summary: Returns a parcel.
      x-zh: 查询包裹。
      security: [{ signature: [] }]
      x-sandbox: { record: parcel.parcel, seeds: [] }
      parameters: &inPath
        - { name: parcelId, in: path, required: true, description: Its id., x-zh: 编号。, schema: { type: string, maxLength: 24 }, example: a1 }
      responses: &parcel
        "200":
          description: The parcel.
          x-zh: 包裹。
          x-data:
            <<: *accepted
            properties:
              <<: *fields
              deliveredAt: { $ref: common.yaml#/components/schemas/UtcTime }
              removedAt: { $ref: common.yaml#/components/schemas/UtcTime }
          examples:
            one: { summary: One, x-zh: 一个, data: *example }
    patch:
      operationId: parcelUpdate
      summary: Changes a parcel.
      x-zh: 修改包裹。
      security: [{ signature: [] }]
      x-sandbox: { record: parcel.parcel }
      parameters: *inPath
      requestBody:
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              minProperties: 1
              properties:
                note: *note
                remove: { type: array, maxItems: 1, items: { type: string, enum: [note] }, description: Fields., x-zh: 字段。 }
            examples:
              note: { summary: A note, x-zh: 备注, value: { note: Ring once } }
      responses: *parcel
    delete:
      operationId: parcelRemove
      summary: Removes a parcel.
      x-zh: 删除包裹。
      security: [{ signature: [] }]
      x-sandbox: { record: parcel.parcel, set: { removedAt: $now } }
      parameters: *inPath
      responses: *parcel
  /v2/parcels/{parcelId}/returns:
    post:
      operationId: parcelReturn
      summary: Sends a parcel back.
      x-zh: 退回包裹。
      security: [{ signature: [] }]
      x-sandbox:
        record: parcel.parcel
        steps: [{ after: 3s, set: { status: returned }, callback: parcelReceipt }]
      parameters: *inPath
      responses: *parcel
webhooks:
  parcelReceipt:
    post:
      operationId: parcelReceipt
      summary: Tells of a parcel.
      x-zh: 包裹回执。
      security: [{ callback: [] }]
      x-event: parcel.receipt
      x-data:
        type: object
        required: [parcelId, status]
        description: The parcel.
        x-zh: 包裹。
        properties:
          parcelId: { type: string, description: Its id., x-zh: 编号。 }
          status: { type: string, description: Its state., x-zh: 状态。 }
          deliveredAt: { $ref: common.yaml#/components/schemas/UtcTime }
      examples:
        delivered:
          summary: Delivered
          x-zh: 已送达
          occurredAt: "2026-11-15T05:02:00Z"
          data: { parcelId: a1, status: delivered, deliveredAt: "2026-11-15T05:02:00Z" }
`;
