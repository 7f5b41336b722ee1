package brand

import "context"

// The API gives the first 10,000 records of a list.
const mostRecords = 10_000

// List is a list. Next gives its records one after the other, up to 10,000:
//
//	for list.Next(ctx) {
//		fmt.Println(list.Record())
//	}
//	if err := list.Err(); err != nil {
//		return err
//	}
//
// It is not safe for several goroutines.
type List[Record, Data any] struct {
	connection *connection
	sent       sent
	values     map[string]any
	records    []Record
	record     Record
	isOver     bool
	err        error
}

func newList[Record, Data any](connection *connection, sent sent) *List[Record, Data] {
	values, err := valuesOf(sent.request)
	if _, isGiven := values["pageSize"]; err == nil && !isGiven {
		// As few requests as possible.
		values["pageSize"] = 100
	}
	return &List[Record, Data]{connection: connection, sent: sent, values: values, err: err}
}

// Page gives the page that the request asks for.
func (l *List[Record, Data]) Page(ctx context.Context) (*Result[Data], error) {
	return call[Data](ctx, l.connection, l.sent)
}

// Next goes to the next record, and says whether there is one. It requests the next page when it
// needs it. At the end Err says whether there was an error.
func (l *List[Record, Data]) Next(ctx context.Context) bool {
	for len(l.records) == 0 {
		if l.isOver || l.err != nil {
			return false
		}
		l.readPage(ctx)
	}
	l.record, l.records = l.records[0], l.records[1:]
	return true
}

// Record is the record to which Next went.
func (l *List[Record, Data]) Record() Record { return l.record }

// Err is the error that ended the list, or nil.
func (l *List[Record, Data]) Err() error { return l.err }

type page[Record any] struct {
	Records  []Record `json:"records"`
	Page     int      `json:"page"`
	PageSize int      `json:"pageSize"`
	Total    int      `json:"total"`
}

func (l *List[Record, Data]) readPage(ctx context.Context) {
	result, err := send[page[Record]](ctx, l.connection, l.sent, l.values)
	if err != nil {
		l.err = err
		return
	}
	page := result.Data
	l.records = page.Records
	isLast := len(page.Records) < page.PageSize || page.Page*page.PageSize >= page.Total
	l.isOver = isLast || (page.Page+1)*page.PageSize > mostRecords
	l.values["page"] = page.Page + 1
}
