package brand

import (
	"bytes"
	"fmt"
	"io"
	"mime/multipart"
	"sort"
)

// FileInput is a file to upload, with the name that it keeps where a name is kept. Its content is
// read once, before the first attempt.
type FileInput struct {
	Name    string
	Content io.Reader
}

// formOf is a form with files, which can be sent again, and its content type.
func formOf(values map[string]any) (body []byte, contentType string, err error) {
	var buffer bytes.Buffer
	form := multipart.NewWriter(&buffer)
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		if err := writePart(form, name, values[name]); err != nil {
			return nil, "", fmt.Errorf("%s: %w", name, err)
		}
	}
	err = form.Close()
	return buffer.Bytes(), form.FormDataContentType(), err
}

func writePart(form *multipart.Writer, name string, value any) error {
	file, isFile := value.(FileInput)
	if !isFile {
		return form.WriteField(name, fmt.Sprint(value))
	}
	if file.Content == nil {
		return fmt.Errorf("the file has no content")
	}
	part, err := form.CreateFormFile(name, file.Name)
	if err != nil {
		return err
	}
	_, err = io.Copy(part, file.Content)
	return err
}
